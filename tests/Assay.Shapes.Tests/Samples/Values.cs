#pragma warning disable CS0649
#nullable enable
using System;
using System.Collections.Frozen;
using System.Collections.Generic;

namespace Shop.Catalogue
{
    public abstract class Shape
    {
        public virtual string Name { get; set; } = "";

        public abstract double Area { get; }

        protected Shape(string name) => Name = name;
    }

    public class Square : Shape
    {
        public override string Name { get; set; } = "square";

        public override double Area { get; }

        public Square(string name, double area)
            : base(name) => Area = area;
    }

    public class Shapes
    {
        public List<Shape> All { get; set; } = new();

        public virtual int Count { get; }
    }

    public class Values
    {
        public bool Flag;
        public sbyte Small;
        public ulong Large;
        public char Letter;
        public Half Half;
        public Int128 Wide;
        public decimal Price;
        public DateTime Time;
        public DateTimeOffset Moment;
        public DateOnly Day;
        public TimeOnly Hour;
        public Guid Id;
        public System.Numerics.BigInteger Huge;
        public Uri? Address;
        public Version? Version;
        public int? Maybe;
        public Colour? MaybeColour;
        public byte[]? Bytes;
        public string?[][]? Jagged;
        public Stack<int> Stack = new();
        public LinkedList<Money?> Prices = new();
        public IReadOnlyDictionary<Colour, string?>? Lookup;
        public (int Count, List<string>? Names) Pair;
        public List<KeyValuePair<string, double>> Scores = new();
        public Tuple<int, Book>? Old;
        public readonly Range Range;
        public Range? MaybeRange { get; }

        public Values(Range range, Range? maybeRange) => (Range, MaybeRange) = (range, maybeRange);
    }

    public class Massif
    {
        public List<Glacier> Glaciers = new();
    }

    public class Glacier
    {
        public List<FrozenDictionary<string, FrozenSet<int>>> Depths = new();
    }
}

namespace Other.Catalogue
{
    public class Square
    {
        public int Side;
    }
}
