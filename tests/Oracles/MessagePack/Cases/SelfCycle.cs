using MessagePack;

namespace Cases;

[MessagePackObject]
public class Loop
{
    [Key(0)]
    public string Name { get; set; } = "";

    [Key(1)]
    public Loop? Self { get; set; }
}

internal sealed class SelfCycle : HandWrittenCase<Loop>
{
    public override string Name => "self-cycle";

    protected override Loop Make()
    {
        Loop loop = new() { Name = "ring" };
        loop.Self = loop;
        return loop;
    }

    protected override bool IsSame(Loop made, Loop read) => read.Name == "ring" && ReferenceEquals(read, read.Self);
}
