export default "a table";
