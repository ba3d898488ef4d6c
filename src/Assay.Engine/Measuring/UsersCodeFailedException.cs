namespace Assay.Engine.Measuring;

/// <summary>Code of the user's, such as their factory, failed while the run measured: what was measured is kept, and more would only fail again.</summary>
public sealed class UsersCodeFailedException : Exception
{
    /// <summary>Creates the exception with a sentence: what the code did, and the next step.</summary>
    public UsersCodeFailedException(string sentence)
        : base(sentence)
    {
    }

    /// <summary>Creates the exception without a sentence.</summary>
    public UsersCodeFailedException()
        : this("Code of yours failed while the run measured; correct it and run again.")
    {
    }

    /// <summary>Creates the exception with what caused it.</summary>
    public UsersCodeFailedException(string sentence, Exception innerException)
        : base(sentence, innerException)
    {
    }
}
