export const id=548;export const ids=[548];export{modules}from"../cli/7548.index.js";
