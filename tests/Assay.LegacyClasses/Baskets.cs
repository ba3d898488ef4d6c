using System.Collections;

namespace LegacyClasses;

/// <summary>Collections from before generics that each hold one type, and nothing else that needs an edit.</summary>
[Serializable]
public class Basket
{
    public string Customer;
    public ArrayList Lines;
    public Hashtable Prices;
    public SortedList Shelves;
    public Queue Waiting;
    public Stack Undo;
    public object[] Codes;
    public IList Figures;
}

[Serializable]
public class BasketLine
{
    public string Article;
    public int Pieces;
}

[Serializable]
public abstract class Figure
{
    public string Label;
}

[Serializable]
public class Round : Figure
{
    public double Radius;
}

[Serializable]
public class Cornered : Figure
{
    public int Corners;
}

/// <summary>One collection holds one type, the others do not.</summary>
[Serializable]
public class Drawer
{
    public ArrayList Names;
    public ArrayList Mixed;
    public Hashtable Empty;
    public ArrayList Hidden;

    internal void Hide() => Hidden = new ArrayList { new Secret { Text = "s" } };

    [Serializable]
    private sealed class Secret
    {
        public string Text;
    }
}

/// <summary>A list that only its class fills, with a constructor that takes it.</summary>
[Serializable]
public class Trolley
{
    private readonly ArrayList _items = new();

    public Trolley(ArrayList items) => _items = items;

    public ArrayList Items => _items;
}
