#pragma warning disable CS0649
#nullable enable
using System;
using System.Collections.Generic;
using System.Collections.Immutable;

namespace Shop.Catalogue
{
    public class Book
    {
        public string Title = "";
        public int Id;
    }

    public class BookShelf
    {
        private string _secret;

        public BookShelf(string secret) => _secret = secret;

        public BookShelf()
            : this("")
        {
        }

        public List<Book> Books { get; set; } = new();

        public string Reveal() => _secret;
    }

    public record Person(string Name, int Age)
    {
        public string? Nickname { get; init; }
    }

    public record Employee(string Name, int Age, decimal Salary) : Person(Name, Age);

    public readonly record struct Money(decimal Amount, string Currency);

    public record struct Point(double X, double Y);

    public struct Triangle
    {
        public Point A, B, C;
        private readonly int _tag;

        public Triangle(int tag) => _tag = tag;

        public int Tag() => _tag;
    }

    public readonly struct Range
    {
        public readonly int Low;
        public int High { get; }

        public Range(int low, int high)
        {
            Low = low;
            High = high;
        }
    }

    public class Order
    {
        public required string Number { get; init; }

        public required int Year { get; set; }

        public readonly Guid Id;

        public DateTime Placed { get; private set; }

        public Person? Buyer { get; set; }

        internal byte Priority;

        protected internal long Stamp { get; set; }

        [NonSerialized]
        private int _cache;

        public event EventHandler? Changed;

        public string Label => Number + Year;

        [System.Diagnostics.CodeAnalysis.SetsRequiredMembers]
        public Order(string number, Guid id)
        {
            Number = number;
            Id = id;
            _cache = 1;
            Changed?.Invoke(this, EventArgs.Empty);
        }

        public int Cached() => _cache;
    }

    public abstract class Animal
    {
        private int _age;

        protected Animal(int age) => _age = age;

        public int AgeOfAnimal() => _age;
    }

    public class Dog : Animal
    {
        private int _age;

        public Dog(int age, string name)
            : base(age)
        {
            _age = age * 7;
            Name = name;
        }

        public string Name { get; }

        public int AgeOfDog() => _age;
    }

    public sealed class Cat : Animal, INamed
    {
        public Cat()
            : base(1)
        {
        }

        public string Name { get; set; } = "";
    }

    public interface INamed
    {
        string Name { get; }
    }

    public class Zoo
    {
        public Animal? Star { get; set; }

        public List<Animal> Animals { get; set; } = new();

        public INamed[]? Named { get; set; }
    }

    public enum Colour : byte
    {
        Red = 1,
        Green = 2,
        Violet = 200,
    }

    [Flags]
    public enum Rights : long
    {
        None = 0,
        Read = 1,
        All = -1,
    }

    public class Box<T>
    {
        public T Value = default!;

        public List<T>? Others { get; set; }

        public class Lid
        {
            public T? Inner { get; set; }
        }
    }

    public class Everything
    {
        public bool Flag;
        public sbyte Small;
        public ulong Large;
        public char Letter;
        public Half Half;
        public Int128 Wide;
        public decimal Price;
        public DateTimeOffset Moment;
        public DateOnly Day;
        public TimeSpan Length;
        public Uri? Address;
        public object? Anything;
        public int? Maybe;
        public Colour Colour;
        public Colour? MaybeColour;
        public int[] Numbers = Array.Empty<int>();
        public int[,] Matrix = new int[0, 0];
        public string?[][]? Jagged;
        public HashSet<string> Names = new();
        public ImmutableArray<Money> Prices;
        public Dictionary<string, List<int?>> Map = new();
        public IReadOnlyDictionary<Colour, string?>? Lookup;
        public (int Count, string Name) Pair;
        public List<KeyValuePair<string, double>> Scores = new();
        public Tuple<int, Book>? Old;
        public Box<int> Boxed = new();
        public Box<Book>.Lid? Lid;
        internal Hidden? Secret;

        internal sealed class Hidden
        {
            private Inner? _inner;

            public Inner? Open() => _inner ??= new Inner();

            internal sealed class Inner
            {
                public int Depth { get; set; }
            }
        }
    }

    public class Node
    {
        public Node? Next;
        public List<Node> Children = new();
        public Dictionary<string, Node>? ByName;
    }

    public sealed class Point3(double x, double y, double z)
    {
        public double Length => Math.Sqrt(x * x + y * y + z * z);
    }

    public class Unusable
    {
        public Action? Callback;
        public System.Text.StringBuilder? Text;
        public IntPtr Handle;
        public BookList? List;
    }

    public class BookList : List<Book>
    {
        public int Extra;
    }

    public class Journal
    {
        public string? Title { get; set; }
        public Colour Cover;
        private int _sum;
        private readonly int _pages = 1;

        public int Sum() => _sum + _pages;
    }

    public class Ledger
    {
        public int Year;
        public string? Note { get; set; }
        public List<string?> Notes = new();
        public int? Limit;
        public Dictionary<string, DateTime> Days = new();
        public byte[] Seal = Array.Empty<byte>();
        private int _sum;

        public int Sum() => _sum;
    }

    public class Weird
    {
        public int @class;
        public string? @event { get; set; }
        private readonly List<string> _items;

        public Weird(IEnumerable<string> items, long @class, Action<int> unrelated)
        {
            _items = new(items);
            this.@class = (int)@class;
            unrelated(_items.Count);
        }
    }
}

public struct Small
{
    public int Value;
}

public struct Typical
{
    public int First;
    public float Ratio;
    public double Scale;
    public string Text;
}
