namespace Assay.Conformance.References;

/// <summary>An array that two members share comes back as one array.</summary>
[Case(32, "shared-array", CaseGroup.References, "An array that two members share comes back as one array.")]
public sealed class SharedArray : Case<Views>
{
    /// <inheritdoc/>
    public override Views Make()
    {
        int[] numbers = [1, 2, 3];
        return new Views { Left = numbers, Right = numbers };
    }
}

public class Views
{
    public int[] Left { get; set; } = [];

    public int[] Right { get; set; } = [];
}
