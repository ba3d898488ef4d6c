namespace Assay.Conformance.References;

/// <summary>A cycle through a list comes back.</summary>
[Case(29, "cycle-through-list", CaseGroup.References, "A cycle through a list comes back.")]
public sealed class CycleThroughList : Case<Folder>
{
    /// <inheritdoc/>
    public override Folder Make()
    {
        Folder folder = new() { Name = "root" };
        folder.Items.Add(new Folder { Name = "child", Items = { folder } });
        return folder;
    }
}

public class Folder
{
    public string Name { get; set; } = "";

    public List<Folder> Items { get; set; } = [];
}
