using ProtoBuf;

namespace Cases;

[ProtoContract]
public class Loop
{
    [ProtoMember(1)]
    public string Name { get; set; } = "";

    [ProtoMember(2)]
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
