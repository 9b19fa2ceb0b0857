/** For the editor: what files other than scripts are to whoever imports them. */
declare module "*.svg" {
  const address: string;
  export default address;
}
declare module "*.module.css" {
  const names: Record<string, string>;
  export default names;
}
