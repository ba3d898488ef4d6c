namespace Assay.Mapping.Tests.Types;

public sealed class Faces
{
    public List<IList<int>?>? Lists;
    public List<IReadOnlyDictionary<string, int>?>? Maps;
    public Dictionary<int, IEnumerable<string>?>? Named;
}

public sealed class Bush
{
    public Bush?[]? Twigs;
}

public sealed class Handlers
{
    public List<Action>? Works;
}

public sealed class Streams
{
    public Dictionary<string, Stream>? ByName;
}

public sealed class Quiet
{
    [NonSerialized]
    public Action? Work;

    public object? Anything;
}

internal static class Walls
{
    public enum Paint
    {
        None,
        Lime,
    }
}

public sealed class Painted
{
    internal Walls.Paint Paint;

    internal Walls.Paint[]? Coats;
}

public sealed class Tagged
{
    [NonSerialized]
    public Func<int>? Tag;

    public override bool Equals(object? obj) => obj is Tagged other && other.Tag == Tag;

    public override int GetHashCode() => 0;
}

public sealed class Tags
{
    public HashSet<Tagged>? Hashed;
    public System.Collections.Immutable.ImmutableHashSet<Tagged>? Immutable;
}

public sealed unsafe class Switch
{
    public Func<int, int>? Turned { get; set; }

    public nint Handle { get; set; }

    public int* Place { get; set; }

    public int* Other;
}
