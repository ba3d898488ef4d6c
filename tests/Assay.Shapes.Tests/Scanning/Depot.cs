using Assay.Shapes.Dialects;
using Assay.Shapes.Scanning;
using Assay.Shapes.Tests.Compilation;

namespace Assay.Shapes.Tests.Scanning;

/// <summary>An assembly as somebody who uses BinaryFormatter has it; what one of its types needs is missing.</summary>
internal static class Depot
{
    private const string Missing = "namespace Parts { public class Part { } }";

    private const string Source = """
        using System;
        using System.Collections.Generic;
        using System.Runtime.Serialization;

        namespace Depot
        {
            [Serializable]
            public class Order
            {
                private readonly int _number;
                public Order(int number) => _number = number;
                public int Number => _number;
                public List<Line> Lines = new List<Line>();
                public Func<int> Later() { var one = 1; Func<int> constant = () => 2; return () => one + constant(); }
            }

            [Serializable]
            public class Line
            {
                public string Article = "";
                public Price Price;
            }

            public struct Price
            {
                public decimal Amount;
                public string Currency;
            }

            [DataContract]
            public class Contracted
            {
                [DataMember] public int Kept;
                public int LeftOut;
            }

            [Serializable]
            public class Writer : ISerializable
            {
                public int Value;
                public Writer() { }
                protected Writer(SerializationInfo info, StreamingContext context) => Value = info.GetInt32("Value");
                public virtual void GetObjectData(SerializationInfo info, StreamingContext context) => info.AddValue("Value", Value);
            }

            [Serializable]
            public class Watcher
            {
                public int Count;
                public Action Seen;
            }

            [Serializable]
            public class Failure : Exception { }

            [Serializable]
            public class Box<T>
            {
                public T Content;
            }

            [Serializable]
            public class Endless
            {
                public Nest<int> Nest;
            }

            public class Nest<T>
            {
                public Nest<List<T>> Inner;
            }

            [Serializable]
            public class Machine
            {
                public Parts.Part Engine;
            }

            public class Trolley
            {
                public Action Moved;
                public System.Collections.ArrayList Items;
                public System.Collections.Hashtable ByName;
                public object Tag;
            }

            public class Safe
            {
                private int _code;
                public string Owner;
                public string Place { get; set; }
                public int Code() => _code++;
            }

            public class Ring
            {
                public Ring Next;
            }

            public static class Tools { }

            public struct Point
            {
                public int X;
                public int Y;
            }
        }
        """;

    public static string Path { get; } = Compile();

    public static IReadOnlyList<ScannedType> Scan(params string[] patterns) => Scan(patterns, DialectCatalogue.All);

    public static DialectAnswer Ask(string dialect, string type) =>
        Assert.Single(Assert.Single(Scan(["Depot." + type], [DialectCatalogue.Find(dialect)!])).Answers);

    private static IReadOnlyList<ScannedType> Scan(IReadOnlyList<string> patterns, IReadOnlyList<Dialect> dialects)
    {
        using var scanner = AssemblyScanner.Open(Path, ReferencePack.FolderOf("net10.0"));
        return scanner.Scan(patterns, dialects);
    }

    private static string Compile()
    {
        var parts = SourceCompiler.Compile("Parts", "net10.0", [("Parts.cs", Missing)])
            .Write(System.IO.Path.Combine(SampleAssembly.Folder, "elsewhere"));
        var depot = SourceCompiler.Compile("Depot", "net10.0",
            [("Depot.cs", "#nullable disable\n#pragma warning disable SYSLIB0050, SYSLIB0051, CS0649\n" + Source)], parts);
        return depot.Write(System.IO.Path.Combine(SampleAssembly.Folder, "depot"));
    }
}
