namespace OwnClasses;

// Apart from the others, because some generators write code for it that no compiler takes.

public partial class Outer<TKey>
{
    [Adopt]
    public partial class Inner<TValue>
    {
        public Inner() => Note = "inner";

        [Item(1), Datum]
        public TKey? Key { get; set; }

        [Item(2), Datum]
        public TValue? Value { get; set; }

        [Item(3), Datum]
        public string? Note { get; set; }
    }
}

[Adopt]
public partial class HoldsInner
{
    [Item(1), Datum]
    public Outer<int>.Inner<string>? Inner { get; set; }
}

public static partial class Samples
{
    public static HoldsInner HoldsInner() => new() { Inner = new() { Key = 0, Value = null } };
}
