namespace Assay.Conformance.References;

/// <summary>A cycle through the elements of a set comes back.</summary>
[Case(30, "cycle-through-set", CaseGroup.References, "A cycle through the elements of a set comes back.")]
public sealed class CycleThroughSet : Case<Member>
{
    /// <inheritdoc/>
    public override Member Make()
    {
        Member member = new() { Name = "x" };
        member.Friends.Add(member);
        member.Friends.Add(new Member { Name = "y", Friends = { member } });
        return member;
    }
}

public class Member
{
    public string Name { get; set; } = "";

    public HashSet<Member> Friends { get; set; } = [];
}
