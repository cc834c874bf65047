export const id=132;export const ids=[132];export{modules}from"../cli/2132.index.js";
