namespace Shop;

/// <summary>What a shop sells; public settable members and no cycle, so that most serializers carry it.</summary>
public class Article
{
    public string Name { get; set; } = "";

    public int Stock { get; set; }

    public decimal Price { get; set; }

    public List<string> Tags { get; set; } = [];

    public DateTime Added { get; set; }
}
