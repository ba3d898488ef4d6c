namespace Assay.Shapes.Tests.Dialects.Protobuf.Types;

/// <summary>A hierarchy whose types have the names of statements and variables.</summary>
public sealed class Steps
{
    public List<Step?>? All { get; set; }
}

public abstract class Step
{
    public int Number { get; set; }
}

public sealed class Switch : Step;

public sealed class Lock : Step;

public sealed class Message : Step;

public class Low
{
    public int X;
}

/// <summary>A field that hides one of the base.</summary>
public sealed class High : Low
{
    public new int X;
}
