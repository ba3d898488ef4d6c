namespace Cases;

public class Identity
{
    public Guid Id { get; set; }

    public Guid None { get; set; }
}

internal sealed class Guids : HandWrittenCase<Identity>
{
    public override string Name => "guid";

    protected override Identity Make() => new() { Id = new Guid("00112233-4455-6677-8899-aabbccddeeff"), None = Guid.Empty };

    protected override bool IsSame(Identity made, Identity read) => made.Id == read.Id && made.None == read.None;
}
