fn main() {
    let two = 2;
    let three = 3;
    // ANCHOR: part
    println!("part");
    // ANCHOR_END: part
}
