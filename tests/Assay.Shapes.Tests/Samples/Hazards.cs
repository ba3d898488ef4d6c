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

    public class Sorted
    {
        public SortedSet<Book> Books = new();
    }

    public class SortedPairs
    {
        public SortedList<(int, Money), string> Pairs = new();
    }

    public class Squares
    {
        public List<Square>? Mine;
        public List<Other.Catalogue.Square>? Theirs;
        public Square? One;
        public Other.Catalogue.Square? Two;
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

    public struct Watched
    {
        [NonSerialized]
        public Action? Watcher;
        public int Number;
    }
}
