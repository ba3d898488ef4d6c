namespace Assay.Emitter;

/// <summary>A row of an adapter project.</summary>
/// <param name="Name">Its name, such as <c>json.net/reused</c>.</param>
/// <param name="Adapter">Full name of its adapter class, without type parameter.</param>
/// <param name="Dialect">Name of its dialect.</param>
/// <param name="Line">Its line in the file of rows, from 1.</param>
public sealed record Row(string Name, string Adapter, string Dialect, int Line);
