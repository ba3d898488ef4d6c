namespace Assay.Adapters.Tests.Skipping;

/// <summary>This machine's feeds do not have an adapter's package: nothing is known of its rows here.</summary>
public sealed class MissingPackageException : Exception
{
    /// <summary>Makes the exception with a sentence.</summary>
    public MissingPackageException(string message)
        : base(message)
    {
    }

    /// <summary>Makes the exception with a sentence and a cause.</summary>
    public MissingPackageException(string message, Exception innerException)
        : base(message, innerException)
    {
    }

    /// <summary>Makes the exception without a sentence of its own.</summary>
    public MissingPackageException()
        : this("A package is not available here.")
    {
    }

    /// <summary>The exception for an adapter.</summary>
    /// <param name="project">The adapter's folder.</param>
    /// <param name="cause">The feed's answer.</param>
    public static MissingPackageException Of(string project, string cause) => new($"adapters/{project} is not available here: {cause}");
}
