namespace OwnClasses;

[Adopt]
public partial class Page<T>
{
    public Page() => Title = "page";

    [Item(1), Datum]
    public List<T>? Items { get; set; }

    [Item(2), Datum]
    public string? Title { get; set; }
}

[Adopt]
public partial class HoldsGeneric
{
    [Item(1), Datum]
    public Page<int>? Page { get; set; }
}

[Adopt]
public partial class HoldsTwoPages
{
    [Item(1), Datum]
    public Page<string>? Texts { get; set; } = new() { Title = "none" };

    [Item(2), Datum]
    public Page<DefaultNumber>? Numbers { get; set; }
}

[Adopt]
public partial class NumberedPage : Page<int>
{
    public NumberedPage() => Number = 1;

    [Item(3), Datum]
    public int Number { get; set; }
}

[Adopt]
public partial class Couple<TFirst, TSecond>
{
    [Item(1), Datum]
    public TFirst? First { get; set; }

    [Item(2), Datum]
    public TSecond? Second { get; set; }

    [Item(3), Datum]
    public int Filled { get; set; } = 2;
}

[Adopt]
public partial class HoldsCouples
{
    [Item(1), Datum]
    public Couple<string, int>? Names { get; set; }

    [Item(2), Datum]
    public Couple<int, Couple<string, DefaultNumber>>? Nested { get; set; }
}

[Adopt]
public partial class Highest<T>
    where T : IComparable<T>
{
    [Skip]
    private T? value;

    [Item(1), Datum]
    public T? Value
    {
        get => value;
        set
        {
            if (this.value is null || this.value.CompareTo(value) < 0)
                this.value = value;
        }
    }

    public static Highest<T> Of(T value) => new() { value = value };
}

[Adopt]
public partial class HoldsHighest
{
    [Item(1), Datum]
    public Highest<string>? Name { get; set; }

    [Item(2), Datum]
    public Highest<int>? Number { get; set; }
}
