namespace Assay.Conformance.References;

/// <summary>A boxed struct that two members share stays one box, and an equal one stays another.</summary>
[Case(35, "boxed-struct", CaseGroup.References, "A boxed struct that two members share stays one box, and an equal one stays another.",
    Known = [typeof(Weight)])]
public sealed class BoxedStruct : Case<Scales>
{
    /// <inheritdoc/>
    public override string LostInCopies => "a copy of a struct is boxed again";

    /// <inheritdoc/>
    public override Scales Make()
    {
        object shared = new Weight { Grams = 500 };
        return new Scales { Left = shared, Right = shared, Spare = new Weight { Grams = 500 } };
    }

    /// <inheritdoc/>
    public override string Inspect(Scales value) =>
        value?.Left is not Weight ? ""
        : !ReferenceEquals(value.Left, value.Right) ? "two boxes instead of a shared one"
        : ReferenceEquals(value.Left, value.Spare) ? "a shared box instead of separate ones" : "";
}

[Serializable]
public class Scales
{
    public object? Left { get; set; }

    public object? Right { get; set; }

    public object? Spare { get; set; }
}

[Serializable]
public struct Weight
{
    public int Grams { get; set; }
}
