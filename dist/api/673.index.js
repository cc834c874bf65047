export const id=673;export const ids=[673];export{modules}from"../cli/9673.index.js";
