#pragma warning disable CS0169, CS0414, CS0649
#nullable enable
using System;
using System.Collections.Generic;
using System.Collections.Immutable;
using System.Runtime.InteropServices;

namespace Shop.Catalogue
{
    public class Crate
    {
        public int[] Numbers = [];

        internal Crate(IEnumerable<Unseen> unseen, ImmutableArray<int> numbers) => Numbers = [.. numbers];

        internal class Unseen;
    }

    public class Listener
    {
        [NonSerialized]
        private readonly Hook? _hook;

        public int Number;

        internal Listener(Hook hook) => _hook = hook;

        public Listener() => _hook = null;

        internal delegate void Hook();

        internal void Ring() => _hook?.Invoke();
    }

    public class Locked
    {
        private Guid Id { get; }
    }

    public class Digits
    {
        public List<(List<int>, List<int>, List<int>, List<int>, List<int>)> Item = new();
        public List<int> Item1 = new();
        public List<int> Item10 = new();
        public List<int> Item11 = new();
    }

    public class Result<T>
    {
        private State _state;
        public T? Value;

        private enum State
        {
            None,
            Done,
        }
    }

    public class Results
    {
        public Result<int> Number = new();
        public Result<string> Text = new();
    }

    public class Maps
    {
        public MapRun? Run;
        public MySampleContract? Contract;
        public MySampleFactories? Factories;
    }

    public class MapRun
    {
        public int Number;
    }

    public class MySampleContract
    {
        public int Number;
    }

    public class MySampleFactories
    {
        public int Number;
    }

    public interface IPriced<T>
    {
        T? Price { get; set; }
    }

    public class Priced : IPriced<int>
    {
        int IPriced<int>.Price { get; set; }
    }

    public class Tagged
    {
        public BookList? Books;
    }

    public class Note(string text)
    {
        public string Text { get; set; } = text;
    }

    public class Sorted
    {
        public SortedSet<Book> Books = new();
    }

    public class SortedPairs
    {
        public SortedList<(int, Money), string> Pairs = new();
    }

    public sealed class Rank : IComparable<Rank>
    {
        private readonly int _number;

        public Rank(int number) => _number = number;

        // The highest comes first: an order that no copy could guess.
        public int CompareTo(Rank? other) => other is null ? 1 : other._number.CompareTo(_number);
    }

    public readonly struct Weight : IComparable<Weight>
    {
        private readonly int _grams;

        public Weight(int grams) => _grams = grams;

        public int CompareTo(Weight other) => other._grams.CompareTo(_grams);
    }

    public class Ranked
    {
        public SortedSet<Rank> Set = new();
        public SortedDictionary<Weight, string> Weights = new();
        public SortedList<(int, Rank), Rank> Pairs = new();
        public List<SortedSet<Rank>> Sets = new();

        public static Ranked Make() => new()
        {
            Set = new() { new Rank(1), new Rank(3), new Rank(2) },
            Weights = new() { [new Weight(1)] = "light", [new Weight(5)] = "heavy" },
            Pairs = new() { [(1, new Rank(1))] = new Rank(4), [(1, new Rank(7))] = new Rank(5) },
            Sets = new() { new() { new Rank(1), new Rank(9) } },
        };
    }

    public class Squares
    {
        public List<Square>? Mine;
        public List<Other.Catalogue.Square>? Theirs;
        public Square? One;
        public Other.Catalogue.Square? Two;
    }

    public class Printer
    {
        public Options? Options;
        public Default? Default;
    }

    public class Options
    {
        public int Copies;
    }

    public class Default
    {
        public string? Tray;
    }

    [StructLayout(LayoutKind.Explicit)]
    public struct Overlaid
    {
        [FieldOffset(0)]
        public int Number;
        [FieldOffset(0)]
        public float Real;
    }

    [StructLayout(LayoutKind.Sequential, Pack = 1)]
    public struct Packed
    {
        public byte First;
        public long Second;
    }

    public class Chest<T>
    {
        public T? Content;
    }

    public class Vault
    {
        private Chest<Secret>? _box;
        private List<Chest<Chest<Secret>>>? _boxes;
        private Chest<int>? _number;
        private ChestOfVaultSecret _other = new();

        public void Fill(string text, int number)
        {
            _box = new() { Content = new() { Text = text } };
            _boxes = [new() { Content = _box }];
            _number = new() { Content = number };
            _other.Number = number;
        }

        private class Secret
        {
            public string? Text;
        }

        private class ChestOfVaultSecret
        {
            public int Number;
        }
    }

    public struct Marshalled
    {
        [MarshalAs(UnmanagedType.ByValTStr, SizeConst = 8)]
        public string? Name;
        [MarshalAs(UnmanagedType.ByValArray, SizeConst = 3)]
        public int[]? Numbers;
        [MarshalAs(UnmanagedType.I1)]
        public bool Flag;
        public byte Last;
    }

    public struct Basic
    {
        [MarshalAs(UnmanagedType.BStr)]
        public string? Text;
    }

    public struct Unplaced
    {
        [MarshalAs(UnmanagedType.ByValArray, SizeConst = 3)]
        public int[]? Numbers;
        public int[]? Others;
    }

    public class Clicked
    {
        public string Text = "";
        public Func<int, int>? Handler;
        public nint Window;
    }

    public unsafe class Pointed
    {
        public string Text = "";
        public int* Place;
    }

    public struct Watched
    {
        [NonSerialized]
        public Action? Watcher;
        public int Number;
    }

    public class Session
    {
        public System.Text.Json.JsonElement Body;
        public System.IO.Stream? Source;
        public Dictionary<string, System.IO.Stream>? Sources;
        public Func<int>? Counter;
        public int Number;

        public Session(SessionOptions options, System.IO.Stream? source) => (Number, Source) = (options.Number, source);
    }

    public class SessionOptions
    {
        public int Number;
    }
}
