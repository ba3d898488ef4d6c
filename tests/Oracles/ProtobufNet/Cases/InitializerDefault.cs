using ProtoBuf;

namespace Cases;

[ProtoContract]
public class Heater
{
    [ProtoMember(1)]
    public int Degrees { get; set; } = 20;

    [ProtoMember(2)]
    public bool IsOn { get; set; } = true;
}

internal sealed class InitializerDefault : HandWrittenCase<Heater>
{
    public override string Name => "initializer-default";

    protected override Heater Make() => new() { Degrees = 0, IsOn = false };

    protected override bool IsSame(Heater made, Heater read) => made.Degrees == read.Degrees && made.IsOn == read.IsOn;
}
