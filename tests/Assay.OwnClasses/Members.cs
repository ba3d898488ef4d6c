using System.Runtime.Serialization;

namespace OwnClasses;

[Adopt]
public partial class Computed
{
    [Item(1), Datum]
    public int A { get; set; }

    [Skip]
    public int Twice => A * 2;
}

[Adopt]
public partial class AfterReading
{
    [Item(1), Datum]
    public int A { get; set; }

    [Item(2), Datum]
    public int Seen { get; set; }

    [OnDeserialized]
    private void Remember(StreamingContext context) => Seen = A + 1;
}

[Adopt]
public partial class Conditional
{
    [Item(1), Datum]
    public string? Note { get; set; }

    public bool ShouldSerializeNote() => Note is { Length: > 3 };
}

[Adopt]
public partial class EqualByText
{
    [Item(1), Datum]
    public string? Text { get; set; }

    public override bool Equals(object? obj) =>
        obj is EqualByText other && string.Equals(Text, other.Text, StringComparison.OrdinalIgnoreCase);

    public override int GetHashCode() => Text?.ToUpperInvariant().GetHashCode(StringComparison.Ordinal) ?? 0;
}

[Adopt]
public partial class Keyed
{
    [Item(1), Datum]
    public Dictionary<EqualByText, int>? Stock { get; set; }
}

[Adopt]
public partial class Ordered : IComparable<Ordered>
{
    [Item(1), Datum]
    public int Rank { get; set; }

    public int CompareTo(Ordered? other) => (other?.Rank ?? 0).CompareTo(Rank);
}

[Adopt]
public partial class SortedByCode
{
    [Item(1), Datum]
    public SortedSet<Ordered>? Items { get; set; }
}

[Adopt]
public partial class Release : IComparable<Release>
{
    [Item(1), Datum]
    public int Number { get; set; }

    int IComparable<Release>.CompareTo(Release? other) => -Number.CompareTo(other?.Number);
}

[Adopt]
public partial class SortedExplicitly
{
    [Item(1), Datum]
    public SortedSet<Release>? Items { get; set; }
}

[Adopt]
public partial class Label : IEquatable<Label>
{
    [Item(1), Datum]
    public string? Text { get; set; }

    bool IEquatable<Label>.Equals(Label? other) => other?.Text == Text;

    public override bool Equals(object? obj) => obj is Label other && other.Text == Text;

    public override int GetHashCode() => Text?.Length ?? 0;
}

[Adopt]
public partial class DistinctExplicitly
{
    [Item(1), Datum]
    public HashSet<Label>? Labels { get; set; }
}

[Adopt]
public partial class Money
{
    [Skip]
    private decimal amount;

    [Item(1), Datum]
    public decimal Amount
    {
        get => amount;
        set => amount = decimal.Round(value, 2);
    }

    public static Money operator +(Money a, Money b) => new() { Amount = a.Amount + b.Amount };
}

[Adopt]
public partial class WithOperator
{
    [Item(1), Datum]
    public Money? Total { get; set; } = new Money { Amount = 1 } + new Money { Amount = 2 };
}

[Adopt]
public partial class Iterates
{
    [Item(1), Datum]
    public List<int>? Numbers { get; set; } = [.. Odd(5)];

    private static IEnumerable<int> Odd(int most)
    {
        for (int i = 1; i <= most; i += 2)
            yield return i;
    }
}

[Adopt]
public partial class Nullables
{
    [Item(1), Datum]
    public int? Number { get; set; } = 4;

    [Item(2), Datum]
    public Level? Level { get; set; } = OwnClasses.Level.Low;
}

[Adopt]
public partial class RequiredMember
{
    [Item(1), Datum]
    public required string Name { get; set; }

    [Item(2), Datum]
    public string? Nick { get; set; } = "nick";
}

[Adopt]
public partial class Indexed
{
    [Item(1), Datum]
    public List<string>? Items { get; set; } = [];

    [Skip]
    public string this[int index]
    {
        get => Items![index];
        set => Items![index] = value;
    }
}

[Adopt]
public partial class ReadOnlyField
{
    [Item(1), Datum]
    public readonly int Number = 5;

    public ReadOnlyField(int number) => Number = number;
}
