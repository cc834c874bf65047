/** Members that every object on the JVM has, and those that compilers write for enums, records and data classes, as words. */
export const JVM_MEMBERS =
  "equals hashCode toString getClass clone finalize notify notifyAll wait name ordinal values valueOf compareTo";
