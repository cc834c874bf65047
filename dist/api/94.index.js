export const id=94;export const ids=[94];export{modules}from"../cli/5094.index.js";
