import{jsx}from"./reader-own-….js";function Extra(){return jsx("p",{children:"Extra"})}export{Extra as default};
