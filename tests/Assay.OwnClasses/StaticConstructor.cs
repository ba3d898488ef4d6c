namespace OwnClasses;

// Apart from the others, because one generator writes a static constructor itself.

[Adopt]
public partial class DefaultByStaticConstructor
{
    private static readonly string Home;
    private static readonly double Usual;

    static DefaultByStaticConstructor()
    {
        Home = string.Concat("E", "U");
        Usual = Math.Sqrt(4);
    }

    [Item(1), Datum]
    public string? Region { get; set; } = Home;

    [Item(2), Datum]
    public double Rate { get; set; } = Usual;
}

public static partial class Samples
{
    public static DefaultByStaticConstructor DefaultByStaticConstructor() => new() { Region = null, Rate = 0 };
}
