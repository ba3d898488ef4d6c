namespace Shop;

/// <summary>A page of a list.</summary>
/// <typeparam name="T">What it lists.</typeparam>
public class Page<T>
{
    public List<T> Items { get; set; } = [];

    public int Number { get; set; }

    public int Of { get; set; }
}
