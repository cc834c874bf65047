import { describeTraps, type Trap } from "./trap.ts";

const MACHINE = `namespace Flow {
  public partial class Machine<TState> {
    Step first;
    int Count() { return first.Size(1); }
  }
}
`;

const STEP = `namespace Flow {
  public partial class Machine<TState> {
    internal class Step {
      public int Size(int max) { return max; }
      public int Last() { return 1; }
    }
  }
}
`;

const RESULTS = `using System;
namespace Flow {
  class Use {
    int Read(Result<int> held) {
      var made = Result.Value(1);
      return held.Value + new Result<int>(2).Place;
    }
  }
}
`;

const RESULT = `namespace Flow {
  public static class Result {
    public static Result<T> Value<T>(T value) { return new Result<T>(value); }
  }
}
`;

const RESULT_OF = `namespace Flow {
  public class Result<T> {
    public T Value { get; }
    public int Place { get; }
    public Result(T value) { Value = value; }
  }
}
`;

const NAMED = `using System;
static class Names {
  public static string NameOf(this Delegate each) { return each.ToString(); }
}
`;

const ROWS = `delegate int Reader(int from);
delegate int Writer(int to);
class Rows {
  public void Take(Reader reader, int count) { }
  public void Take(Writer writer, int count) { }
  public void Give(string[] names) { }
  public void Give(string name, int at) { }
}
class Use {
  void All(Rows rows, Reader reader, Writer writer) {
    rows.Take(reader, 1);
    rows.Take(writer, 2);
    rows.Take(x => x, 3);
    rows.Give(new[] { "a" });
    rows.Give(new string[2]);
    rows.Give("a", 1);
  }
}
`;

const LIST = `using System.Collections;
interface IBag {
  void Visit(int at);
  void Close(int at);
}
interface IOther {
  void Visit(int at, int to);
}
class Bag : IBag, IOther {
  public int Size(int max) { return max; }
  void IBag.Visit(int at) { }
  void IOther.Visit(int at, int to) { }
  void IBag.Close(int at) { Size(1); }
  int ISized.Size(int max) { return Size(max); }
}
`;

const OUTER = `public class Outer {
  public class Part { }
  public Part Make() { return new Part(); }
  public int Count(System.Collections.Generic.List<Part> parts) { return 1; }
  public Part One { get; set; }
  internal Part Two() { return null; }
  Part Three() { return null; }
  class Inner {
    public Part Four() { return null; }
  }
  public class Wide {
    public void Take(Part part) { Part own = part; }
  }
}
`;

const REFLECTION = `using System;
static class Reflection {
  public static bool IsFrom(this Type type, Type other) { return type.IsFrom(other); }
  public static bool IsMade(this Type type, int depth) { return type.IsMade(depth, 1); }
  public static bool IsMade(this Type type, int depth, int width) { return true; }
}
`;

const PARSERS = `delegate int Text<T>(T from);
delegate int Rows<T>(T from);
static class Combine {
  public static int Then<T>(this Text<T> first, int next) { return 1; }
  public static int Then<T>(this Rows<T> first, int next) { return 2; }
}
class Use {
  int All(Text<int> text, Rows<int> rows, System.Func<int> other) {
    return text.Then(1) +
      rows.Then(2) +
      Combine.Then(text, 3) +
      other.Then(4);
  }
}
`;

const GROUP = `interface IAdds<T> {
  void Add(T item);
}
class Group<T> : IAdds<T> {
  internal void Add(T item) { }
  void IAdds<T>.Add(T item) { throw null; }
  void Fill(Group<T> other, IAdds<T> adds, T item) {
    other.Add(item);
    adds.Add(item);
    Add(item);
  }
}
`;

const COMPANION = `namespace Flow {
  public static class Result {
    public static int Read<T>(Result<T> held, Result none) {
      var made = new Result<int>(1);
      return held.Place + made.Place;
    }
  }
}
`;

const MACHINES = `class Held<T> { }
class Machine {
  public void Fire(int trigger) { }
  public void Fire<T>(Held<T> trigger, T first) { }
  public static void Stop(int code) { }
  public static void Stop(string text, int code) { }
}
class Use {
  void All(Machine machine, Held<int> held) {
    machine.Fire(1);
    machine.Fire(held, 2);
    Machine.Stop(1);
  }
}
`;

const CAUSES: readonly Trap[] = [
  {
    title: "a C# overload that becomes private beside one with one parameter more",
    base: { "Machines.cs": MACHINES },
    head: { "Machines.cs": MACHINES.replace("public void Fire(int", "private void Fire(int") },
    broken: ["Machines.cs:10 not_exported"],
  },
  {
    title: "a generic C# class that a static class of its name uses",
    base: { "Flow/Result.cs": COMPANION, "Flow/Result`1.cs": RESULT_OF },
    head: { "Flow/Result`1.cs": RESULT_OF.replace("int Place", "int Position") },
    broken: ["Flow/Result.cs:5 renamed"],
  },
  {
    title: "a C# method beside the same of an interface, which only the interface calls",
    base: { "Group.cs": GROUP },
    head: { "Group.cs": GROUP.replace("internal void Add", "internal void Put") },
    broken: ["Group.cs:10 deleted", "Group.cs:8 deleted"],
  },
  {
    title: "C# extensions of one name that the object tells apart",
    base: { "Parsers.cs": PARSERS },
    head: { "Parsers.cs": PARSERS.replace(/^.*Then<T>\(this Text.*\n/m, "") },
    broken: ["Parsers.cs:10 signature", "Parsers.cs:8 deleted"],
  },
  {
    title: "C# extensions that are gone, of which one called a member of its name",
    base: {
      "Reflection.cs": REFLECTION,
      "Use.cs":
        "using System;\nclass Use {\n  bool Read(Type type, Type other) {\n    return type.IsFrom(other) &&\n      type.IsMade(1);\n  }\n}\n",
    },
    head: { "Reflection.cs": "using System;\nstatic class Reflection {\n}\n" },
    broken: ["Use.cs:5 deleted"],
  },
  {
    title: "a nested C# class that becomes private while public members name it",
    base: { "Outer.cs": OUTER },
    head: { "Outer.cs": OUTER.replace("public class Part", "private class Part") },
    broken: [12, 3, 4, 5].map((line) => `Outer.cs:${line} not_exported`),
  },
  {
    title: "a C# method beside a form that only an interface calls",
    base: { "Bag.cs": LIST },
    head: { "Bag.cs": LIST.replace("public int Size(int max)", "public int Size(int max, int min)") },
    broken: ["Bag.cs:13 signature", "Bag.cs:14 signature"],
  },
  {
    title: "what a C# class implements under the name of its interface, and the same of another interface",
    base: { "Bag.cs": LIST },
    head: { "Bag.cs": LIST.replace("void Visit(int at);", "void Enter(int at);") },
    broken: ["Bag.cs:11 renamed"],
  },
  {
    title: "a class inside a C# partial class, of which each part is in a file named after what it contains",
    base: { "Flow/Machine.cs": MACHINE, "Flow/Step.cs": STEP },
    head: { "Flow/Step.cs": STEP.replace("Size(int max)", "Size(int max, int min)") },
    broken: ["Flow/Machine.cs:4 signature"],
  },
  {
    title: "a C# file that contains a part of a class and is gone",
    base: { "Flow/Machine.cs": MACHINE, "Flow/Step.cs": STEP },
    head: { "Flow/Step.cs": null },
    broken: ["Flow/Machine.cs:3 deleted"],
  },
  {
    title: "a class inside a C# partial class, beside one of its name in another namespace",
    base: {
      "Flow/Machine.cs": MACHINE,
      "Flow/Step.cs": STEP,
      "Flow/Other.cs":
        "namespace Other {\n  public partial class Machine<TState> {\n    internal class Step { }\n  }\n}\n",
    },
    head: { "Flow/Step.cs": STEP.replace("class Step", "class Stage") },
    broken: ["Flow/Machine.cs:3 renamed"],
  },
  {
    title: "a member of a generic C# class beside a static class of its name",
    base: { "Flow/Result.cs": RESULT, "Flow/Result`1.cs": RESULT_OF, "Flow/Use.cs": RESULTS },
    head: { "Flow/Result`1.cs": RESULT_OF.replace("int Place", "int Position") },
    broken: ["Flow/Use.cs:6 renamed"],
  },
  {
    title: "a method of a static C# class beside a property of its name in the generic class",
    base: { "Flow/Result.cs": RESULT, "Flow/Result`1.cs": RESULT_OF, "Flow/Use.cs": RESULTS },
    head: { "Flow/Result.cs": RESULT.replace("Value<T>(T", "Of<T>(T") },
    broken: ["Flow/Use.cs:5 renamed"],
  },
  {
    title: "a C# extension of every delegate that becomes private",
    base: {
      "Names.cs": NAMED,
      "Use.cs":
        "using System;\nclass Use {\n  string Read(Func<bool> one, Action<int> two) {\n    return one.NameOf() +\n      two.NameOf();\n  }\n}\n",
    },
    head: { "Names.cs": NAMED.replace("public static string", "private static string") },
    broken: ["Use.cs:4 not_exported", "Use.cs:5 not_exported"],
  },
  {
    title: "C# overloads that delegates tell apart, where any of them may take a lambda",
    base: { "Rows.cs": ROWS },
    head: { "Rows.cs": ROWS.replace("Take(Reader reader, int count)", "Take(Reader reader)") },
    broken: ["Rows.cs:11 signature"],
  },
  {
    title: "C# overloads that take an array or a text",
    base: { "Rows.cs": ROWS },
    head: { "Rows.cs": ROWS.replace("Give(string[] names)", "Give(string other)") },
    broken: ["Rows.cs:14 signature", "Rows.cs:15 signature"],
  },
];

describeTraps("causes of misses in mutations of C#", CAUSES);
