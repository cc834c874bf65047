export const id=234;export const ids=[234];export{modules}from"../cli/9234.index.js";
