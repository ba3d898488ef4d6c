using System;
using System.Collections.Generic;

namespace Shop.Catalogue;

// Fields stand before properties, and properties over fields between automatic ones: their order is that of the properties.

public class Chronicle
{
    private int count;

    public string Title { get; set; } = "";

    public int Count
    {
        get => count;
        set => count = Math.Max(value, 0);
    }

    public long Total { get; set; }
}

public class Logged : Chronicle
{
    private string name = "";
    private int level;
    private short secret = 3;

    public List<string> Changes { get; set; } = [];

    public string Name
    {
        get => name;
        set
        {
            name = value;
            Changes.Add(value);
        }
    }

    public double Last { get; set; }

    public int Level
    {
        get => level;
        set => level = value;
    }

    public int Sum() => secret + level;
}
