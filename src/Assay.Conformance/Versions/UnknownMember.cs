namespace Assay.Conformance.Versions;

/// <summary>The new version has an object of a new type and a list, between members that both versions have.</summary>
[Case(59, "unknown-member", CaseGroup.Versions,
    "The new version has an object of a new type and a list, between members that both versions have.")]
[Reads(DataVersion.Old, "The new members are null, or the list is empty.", "null", "an object that is null and a list that is empty")]
[Reads(DataVersion.New, "The old version skips the object and the list, and reads the member behind them.")]
public sealed class UnknownMember : VersionCase<Review>
{
#if NEW_VERSION
    /// <inheritdoc/>
    public override Review Make() => new() { Id = 31, Writer = new Critic { Name = "Max", Stars = 4 }, Votes = [5, 6], Text = "good" };

    /// <inheritdoc/>
    public override Review Read(int way) => new() { Id = 31, Votes = way == 0 ? null : [], Text = "good" };
#else
    /// <inheritdoc/>
    public override Review Make() => new() { Id = 31, Text = "good" };
#endif
}

#if NEW_VERSION
public class Review
{
    [Number(1)]
    public int Id { get; set; }

    [Number(2)]
    public Critic? Writer { get; set; }

    [Number(3)]
    public List<int>? Votes { get; set; }

    [Number(4)]
    public string Text { get; set; } = "";
}

public class Critic
{
    public string Name { get; set; } = "";

    public int Stars { get; set; }
}
#else
public class Review
{
    [Number(1)]
    public int Id { get; set; }

    [Number(4)]
    public string Text { get; set; } = "";
}
#endif
