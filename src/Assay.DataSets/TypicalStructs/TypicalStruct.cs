namespace Assay.DataSets.TypicalStructs;

/// <summary>A struct of a few numbers and a text. Laid out in this order it takes 32 bytes on a 64-bit machine, the last 8 a reference.</summary>
public struct TypicalStruct
{
    /// <summary>A number of three digits.</summary>
    public int First;

    /// <summary>A number of four digits.</summary>
    public int Second;

    /// <summary>A number of five digits.</summary>
    public int Third;

    /// <summary>A number of six decimal digits, three of them behind the point.</summary>
    public float Single;

    /// <summary>A number of eight decimal digits, four of them behind the point.</summary>
    public double Double;

    /// <summary>A text of 23 characters.</summary>
    public string Text;
}
