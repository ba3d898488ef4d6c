namespace OwnClasses;

// Values at which verdicts went wrong: whether a library or Assay is the limit shows only with the library itself.

public sealed class Numbers
{
    public int Whole { get; set; }

    public long Long { get; set; }

    public float Single { get; set; }

    public double Double { get; set; }
}

public sealed class Fractions
{
    public float Single { get; set; }

    public double Double { get; set; }
}

public readonly struct Point(int x)
{
    private readonly int _x = x;

    public int X => _x;
}

public sealed class Track
{
    public Point Start { get; set; }

    public List<Point> Items { get; } = [];
}

public sealed class Parent(string name)
{
    public string Name { get; set; } = name;

    public List<Child> Children { get; set; } = [];
}

public sealed class Child
{
    public int Age { get; set; }

    public Parent? Parent { get; set; }
}

public sealed class Ring
{
    public int Number { get; set; }

    public Ring? Next { get; set; }
}

public sealed class Leaf
{
    public string? Text { get; set; }
}

public sealed class Shared
{
    public Leaf? Left { get; set; }

    public Leaf? Right { get; set; }
}

public abstract class Shape
{
    public int Corners { get; set; }
}

public sealed class Square : Shape
{
    public double Side { get; set; }
}

public sealed class Drawing
{
    public Shape? First { get; set; }

    public List<Shape>? Shapes { get; set; }
}

/// <summary>A root that is no record alone: a crate may be one of its own kind.</summary>
public class Crate
{
    public int Weight { get; set; }

    public Crate? Inside { get; set; }
}

public sealed class MarkedCrate : Crate
{
    public string? Mark { get; set; }
}

public sealed class Tags : List<string>;

public sealed class Tagged
{
    public int Number { get; set; }

    public Tags? Tags { get; set; }
}

public sealed class Untyped
{
    public object[]? Items { get; set; }
}

public enum Size : byte
{
    Small,
    Large,
}

public sealed class Stock
{
    public Dictionary<Size, int>? BySize { get; set; }

    public Dictionary<DayOfWeek, int>? ByDay { get; set; }

    public HashSet<Size>? Sizes { get; set; }
}

public sealed class Open
{
    public IReadOnlyList<int>? Numbers { get; set; }

    public IEnumerable<string>? Names { get; set; }

    public IReadOnlyDictionary<string, int>? Counts { get; set; }
}

public sealed class Letter(string text)
{
    private readonly int _length = text.Length;

    public string Start { get; } = text[..1];

    public int Length => _length;
}

/// <summary>Makes them.</summary>
public static class Limits
{
    public static Numbers Numbers() => new() { Whole = 1, Long = 1L << 40, Single = 0.1f, Double = 0.1 };

    public static Fractions Fractions() => new() { Single = 0.1f, Double = 0.1 };

    public static Track Track()
    {
        Track track = new() { Start = new(3) };
        track.Items.AddRange([new(1), new(2)]);
        return track;
    }

    public static Parent Parent()
    {
        Parent parent = new("p");
        parent.Children.AddRange([new Child { Age = 1, Parent = parent }, new Child { Age = 2, Parent = parent }]);
        return parent;
    }

    public static Ring Ring()
    {
        Ring last = new() { Number = 2 };
        last.Next = new Ring { Number = 1, Next = last };
        return last.Next;
    }

    public static Shared Shared()
    {
        Leaf leaf = new() { Text = "leaf" };
        return new() { Left = leaf, Right = leaf };
    }

    public static Drawing Drawing() => new() { First = new Square { Corners = 4, Side = 1.5 }, Shapes = [new Square { Side = 2 }] };

    public static Crate Crate() => new() { Weight = 3, Inside = new MarkedCrate { Weight = 1, Mark = "up" } };

    public static Tagged Tagged() => new() { Number = 1, Tags = ["a", "b"] };

    public static Untyped Untyped() => new()
    {
        Items = ["a", new[] { "b", "c" }, 5, new List<int> { 1 }, new Dictionary<string, int> { ["d"] = 4 }],
    };

    public static Stock Stock() => new()
    {
        BySize = new() { [Size.Large] = 2 },
        ByDay = new() { [DayOfWeek.Friday] = 5 },
        Sizes = [Size.Small],
    };

    public static Letter Letter() => new("Dear");

    public static Open Open() => new()
    {
        Numbers = new[] { 1, 2 },
        Names = ["n", "m"],
        Counts = new Dictionary<string, int> { ["c"] = 3 }.AsReadOnly(),
    };
}
