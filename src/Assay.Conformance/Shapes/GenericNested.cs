namespace Assay.Conformance.Shapes;

/// <summary>An object of a generic type that is nested in a generic type comes back.</summary>
[Case(4, "generic-nested", CaseGroup.Shapes, "An object of a generic type that is nested in a generic type comes back.")]
public sealed class GenericNested : Case<Outer<int>.Inner<string>>
{
    /// <inheritdoc/>
    public override Outer<int>.Inner<string> Make() => new() { Left = 5, Right = "five" };
}

public static class Outer<TLeft>
{
    public class Inner<TRight>
    {
        public TLeft? Left { get; set; }

        public TRight? Right { get; set; }
    }
}
