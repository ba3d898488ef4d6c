namespace Assay.Worker.Tests.Graphs;

internal sealed class Shelf
{
    public Shelf(string secret) => Secret = secret;

    public List<Book?>? Books { get; set; }

    public object? Anything { get; set; }

    private string? Secret { get; }
}

internal class Book
{
    public string? Title { get; set; }

    public Shelf? Home { get; set; }
}

internal sealed class Comic : Book
{
    private int pages;

    public Comic Of(int count)
    {
        pages = count;
        return this;
    }

    public override string ToString() => $"{pages}";
}

internal sealed class Link
{
    public int Value { get; set; }

    public Link? Next { get; set; }

    public static Link Chain(int length, Func<int, int> valueAt)
    {
        Link? first = null;
        for (var i = length - 1; i >= 0; i--)
            first = new Link { Value = valueAt(i), Next = first };
        return first!;
    }
}

internal sealed class Tree
{
    public List<Tree> Children { get; } = [];

    public string? Name { get; set; }
}

internal sealed class Titles : List<string>
{
    public string? Language { get; set; }
}

internal struct Point
{
    public double X;
    public object? Tag;
}

internal enum Colour
{
    Red = 1,
    Green = 2,
}

internal sealed class ByLength : IEqualityComparer<string>
{
    public bool Equals(string? x, string? y) => x?.Length == y?.Length;

    public int GetHashCode(string obj) => obj.Length;
}

internal sealed unsafe class Pointed
{
    public int* Place { get; set; }
}
