namespace Cases;

public class Home
{
    public string Street { get; set; } = "";
}

public class Couple
{
    public Home? First { get; set; }

    public Home? Second { get; set; }
}

internal sealed class SharedObject : HandWrittenCase<Couple>
{
    public override string Name => "shared-object";

    protected override Couple Make()
    {
        Home home = new() { Street = "Elm" };
        return new Couple { First = home, Second = home };
    }

    protected override bool IsSame(Couple made, Couple read) => read.First?.Street == "Elm" && ReferenceEquals(read.First, read.Second);
}
