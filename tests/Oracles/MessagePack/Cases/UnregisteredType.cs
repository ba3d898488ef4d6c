using MessagePack;

namespace Cases;

[MessagePackObject]
public class Horse
{
    [Key(0)]
    public string Name { get; set; } = "";
}

[MessagePackObject]
public class Unicorn : Horse
{
    [Key(1)]
    public int Horn { get; set; }
}

[MessagePackObject]
public class Stable
{
    [Key(0)]
    public Horse? Horse { get; set; }
}

internal sealed class UnregisteredType : HandWrittenCase<Stable>
{
    public override string Name => "unregistered-type";

    protected override Stable Make() => new() { Horse = new Unicorn { Name = "U", Horn = 40 } };

    protected override bool IsSame(Stable made, Stable read) => read.Horse is Unicorn { Name: "U", Horn: 40 };
}
