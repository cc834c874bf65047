export const id=40;export const ids=[40];export{modules}from"../cli/8040.index.js";
