using Assay.Core.Adapters;

namespace Assay.Adapters.Parquet;

/// <summary>
/// Parquet.Net, which writes many rows of one class, column by column. The elements of a list are its rows; another root is the only row of
/// its file, and pays for the whole file's schema and columns.
/// </summary>
internal sealed class RowsOfRoot<T> : SerializerAdapter<T>, IAsyncStreamSurface<T>, ICancellableSurface<T>
{
    private ParquetFile<T> file = null!;

    public override void Prepare(Companions companions) => file = Make();

    public ValueTask SerializeAsync(T value, Stream destination) => file.WriteAsync(value, destination, CancellationToken.None);

    public ValueTask<T> DeserializeAsync(Stream source) => file.ReadAsync(source, CancellationToken.None);

    public ValueTask SerializeAsync(
        T value, Stream destination, CancellationToken cancellation) => file.WriteAsync(value, destination, cancellation);

    public ValueTask<T> DeserializeAsync(Stream source, CancellationToken cancellation) => file.ReadAsync(source, cancellation);

    // The library's methods have the constraint class, new(), which T has not: what calls them is made by reflection, once.
    private static ParquetFile<T> Make()
    {
        bool isList = typeof(T).IsGenericType && typeof(T).GetGenericTypeDefinition() == typeof(List<>);
        Type row = isList ? typeof(T).GetGenericArguments()[0] : typeof(T);
        if (row.IsValueType || row.GetConstructor(Type.EmptyTypes) is null)
            throw new NotSupportedException(
                $"ParquetSerializer reads classes with a public parameterless constructor (class, new()); {row} is none.");
        Type file = isList ? typeof(ManyRows<>).MakeGenericType(row) : typeof(OneRow<>).MakeGenericType(row);
        return (ParquetFile<T>)Activator.CreateInstance(file)!;
    }
}
