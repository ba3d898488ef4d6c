namespace OwnClasses;

[Adopt]
public partial class SetterTrims
{
    [Skip]
    private string? name;

    [Item(1), Datum]
    public string? Name
    {
        get => name;
        set => name = value?.Trim();
    }
}

[Adopt]
public partial class SetterClamps
{
    [Skip]
    private int percent;

    [Item(1), Datum]
    public int Percent
    {
        get => percent;
        set => percent = Math.Clamp(value, 0, 100);
    }
}

[Adopt]
public partial class SetterThrows
{
    [Skip]
    private int age;

    [Item(1), Datum]
    public int Age
    {
        get => age;
        set
        {
            ArgumentOutOfRangeException.ThrowIfNegative(value);
            age = value;
        }
    }

    public static SetterThrows WithoutSetter(int age) => new() { age = age };
}

[Adopt]
public partial class SetterCounts
{
    [Skip]
    private string? text;

    [Item(1), Datum]
    public string? Text
    {
        get => text;
        set
        {
            text = value;
            Changes++;
        }
    }

    [Item(2), Datum]
    public int Changes { get; set; }
}

[Adopt]
public partial class SetterCallsHelper
{
    [Skip]
    private string? code;

    [Item(1), Datum]
    public string? Code
    {
        get => code;
        set => code = value is null ? null : Codes.Clean(value);
    }
}

internal static class Codes
{
    private static readonly char[] Separators = [' ', '-'];

    public static string Clean(string text) => string.Concat(text.Split(Separators));
}

[Adopt]
public partial class SetterCallsOwnMethod
{
    [Skip]
    private string? path;

    [Item(1), Datum]
    public string? Path
    {
        get => path;
        set => path = WithSlash(value);
    }

    private static string? WithSlash(string? text) => text is null || text.EndsWith('/') ? text : text + "/";
}

[Adopt]
public partial class SetterRaisesEvent
{
    [Skip]
    private int total;

    public event EventHandler? Changed;

    [Item(1), Datum]
    public int Total
    {
        get => total;
        set
        {
            total = value;
            Changed?.Invoke(this, EventArgs.Empty);
        }
    }
}

[Adopt]
public partial class GetterMakesList
{
    [Skip]
    private List<int>? tags;

    [Item(1), Datum]
    public List<int> Tags
    {
        get => tags ??= [];
        set => tags = value;
    }
}

[Adopt]
public partial class GetterHidesNull
{
    [Skip]
    private string? note;

    [Item(1), Datum]
    public string Note
    {
        get => note ?? "none";
        set => note = value;
    }
}

[Adopt]
public partial class FieldKeyword
{
    [Item(1), Datum]
    public string? Name
    {
        get;
        set => field = value?.ToUpperInvariant();
    }
}

[Adopt]
public partial class SetterOfOther
{
    [Skip]
    private int width;

    [Item(1), Datum]
    public int Width
    {
        get => width;
        set
        {
            width = value;
            Area = value * value;
        }
    }

    [Item(2), Datum]
    public int Area { get; private set; }
}

[Adopt]
public partial class Plain
{
    [Skip]
    private string? city;

    [Item(1), Datum]
    public string? City
    {
        get { return city; }
        set { city = value; }
    }
}
