namespace Assay.Mapping.Tests.Types;

public class Below
{
    private string? _name;
    private readonly int _number;

    public Below()
    {
    }

    public Below(string name, int number) => (_name, _number) = (name, number);

    public string? LowerName => _name;

    public int LowerNumber => _number;
}

public class Above : Below
{
    private string? _name;

    public Above()
    {
    }

    public Above(string lower, string upper, int number)
        : base(lower, number) => _name = upper;

    public string? UpperName => _name;

    public required DateTime When { get; init; }

    public Uri? GetOnly { get; } = new("http://unseen.example");

    // Tests that run at the same time would count each other's calls.
    [field: ThreadStatic]
    public static int Calls { get; set; }

    public int Counted
    {
        get => field;
        set
        {
            Calls++;
            field = value;
        }
    }
}

/// <summary>The compiler calls the field of the parameter <c>&lt;price&gt;P</c>.</summary>
public sealed class Priced(int price)
{
    private readonly int priceP = price + 1;

    public int Asked => price;

    public int Paid => priceP;
}

public struct Point
{
    public int X;
    private int _y;

    public Point(int x, int y, Chain? chain) => (X, _y, Chain) = (x, y, chain);

    public readonly int Y => _y;

    public Chain? Chain { get; init; }
}

public readonly record struct Span(Point From, Point? To);

public enum Colour : byte
{
    None,
    Red = 200,
}

public sealed class Values
{
    public Span Span;
    public Colour Colour;
    public Colour? MaybeColour;
    public object? Boxed;
    public object? BoxedAgain;
    public (int Number, Chain? Chain) Pair;
    public Tuple<string, Chain?>? TupleClass;
    public KeyValuePair<string, Point> Entry;
    public (int, int, int, int, int, int, int, Chain?, string) Long;
    public ISighted? Sighted;
}

public interface ISighted;

public struct Eye : ISighted
{
    public int Sharpness;
}

public sealed class Pair<TLeft, TRight>(TLeft left, TRight right)
{
    private readonly TLeft _left = left;

    public TLeft Left => _left;

    public TRight Right { get; } = right;
}

public struct Cell<T>(T value)
{
    private T _value = value;

    public readonly T Value => _value;
}

public sealed class Generics
{
    public Pair<int, Chain?>? Numbered;
    public Pair<Chain?, List<string>>? Listed;
    public Cell<Chain?> Cell;
}

public sealed class Hidden
{
    private Secret? _secret;
    private List<Secret>? _secrets;
    private Dictionary<string, Secret>? _named;
    private Grade _grade;
    private Pin _pin;

    public static Hidden Make()
    {
        var secret = new Secret { Text = "hush" };
        return new Hidden
        {
            _secret = secret,
            _secrets = [secret, new Secret()],
            _named = new() { ["a"] = secret },
            _grade = Grade.High,
            _pin = new Pin { Number = 4 },
        };
    }

    public override string ToString() =>
        $"{_secret!.Text} {_secrets!.Count} {ReferenceEquals(_secret, _secrets[0])} {ReferenceEquals(_secret, _named!["a"])} {_grade} "
            + $"{_pin.Number} {_secrets[1].Text ?? "null"}";

    private sealed class Secret
    {
        public string? Text { get; set; }
    }

    private enum Grade
    {
        Low,
        High,
    }

    private struct Pin
    {
        public int Number;
    }
}

public sealed class Vault
{
    private Pair<int, Secret>? _pair;
    private List<Cell<Secret>>? _cells;
    private Pair<Cell<Secret>, Dictionary<string, Secret>>? _deep;

    public static Vault Make()
    {
        var secret = new Secret { Text = "hush" };
        return new Vault { _pair = new(3, secret), _cells = [new(secret)], _deep = new(new(secret), new() { ["a"] = secret }) };
    }

    public override string ToString() =>
        $"{_pair!.Left} {_pair.Right.Text} {ReferenceEquals(_pair.Right, _cells![0].Value)} "
            + $"{ReferenceEquals(_pair.Right, _deep!.Left.Value)} {ReferenceEquals(_pair.Right, _deep.Right["a"])}";

    private sealed class Secret
    {
        public string? Text { get; set; }
    }
}

public sealed class Handler
{
    public Action? Work;
}
