namespace Assay.DataSets.Northwind;

/// <summary>What Northwind has of one category, without its texts.</summary>
/// <param name="NameLength">Characters of the name.</param>
/// <param name="DescriptionLength">Characters of the description.</param>
/// <param name="Products">Its products.</param>
internal sealed record CategoryFigures(int NameLength, int DescriptionLength, ProductFigures[] Products);
