export const id=165;export const ids=[165];export{modules}from"../cli/9165.index.js";
