using System.Collections;

namespace LegacyClasses;

/// <summary>Collections from before generics, and members of any type.</summary>
[Serializable]
public class Archive
{
    private ArrayList _items = new();
    private Hashtable _index = new(StringComparer.OrdinalIgnoreCase);
    private SortedList _sorted = new(new BackwardComparer());
    private Queue _waiting = new();
    private Stack _undo = new();
    private BitArray _flags = new(12);
    private object _tag;

    public Archive()
    {
    }

    public Archive(object tag) => _tag = tag;

    public ArrayList Items => _items;

    public Hashtable Index => _index;

    public SortedList Sorted => _sorted;

    public Queue Waiting => _waiting;

    public Stack Undo => _undo;

    public BitArray Flags => _flags;
}

[Serializable]
public class BackwardComparer : IComparer
{
    public int Compare(object x, object y) => Comparer.DefaultInvariant.Compare(y, x);
}

[Serializable]
public class Attachment
{
    public string Name;
    public byte[] Content;
}

[Serializable]
public class PublicBag
{
    public ArrayList Items { get; set; }

    public Hashtable Index { get; set; }

    public object Value { get; set; }
}

[Serializable]
public class Settings
{
    private readonly Dictionary<string, object> values = new(StringComparer.OrdinalIgnoreCase);
    private IComparer<string> order = StringComparer.Ordinal;

    public object this[string name]
    {
        get => values[name];
        set => values[name] = value;
    }
}

[Serializable]
public class Watcher
{
    private string _path;
    private Action<string> _found;

    public Watcher(string path, Action<string> found)
    {
        _path = path;
        _found = found;
    }

    public static void Ignore(string path)
    {
    }
}

[Serializable]
public class Grid
{
    private double[,] _cells;
    private int[][] _rows;
    private DateTime[] _times;

    public Grid(double[,] cells, int[][] rows, DateTime[] times)
    {
        _cells = cells;
        _rows = rows;
        _times = times;
    }
}
