namespace Assay.Worker.Values.Shapes;

/// <summary>The collections that are known for one type of elements.</summary>
internal interface IForms
{
    /// <summary>Whether collections of a declared type can be made.</summary>
    bool Has(Type declared);
}
