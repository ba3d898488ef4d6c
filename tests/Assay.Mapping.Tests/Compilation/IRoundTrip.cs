namespace Assay.Mapping.Tests.Compilation;

/// <summary>An emitted mapper whose contract type only the compiled assembly knows.</summary>
public interface IRoundTrip<TPlain>
{
    object? ToContract(TPlain plain);

    TPlain ToPlain(object? contract);
}
