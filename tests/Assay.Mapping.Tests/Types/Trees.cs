namespace Assay.Mapping.Tests.Types;

public sealed class Chain
{
    public int Number;
    public Chain? Next;
}

public sealed class Tree
{
    public Tree? Left { get; set; }

    public List<Tree> Others { get; set; } = [];

    public int Depth { get; set; }
}

public sealed record Husband(string Name, Wife? Wife);

public sealed record Wife(string Name, Husband? Husband);

public sealed class Self
{
    public object? Me;
    public List<Self>? InList;
    public Self[]? InArray;
    public Dictionary<string, Self>? InValues;
    public Dictionary<Self, int>? InKeys;
    public HashSet<Self>? InSet;
}
