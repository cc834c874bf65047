export const id=337;export const ids=[337];export{modules}from"../cli/8337.index.js";
