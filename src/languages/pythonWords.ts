/** Words that only readers of Python understand. Pages of other languages show them in their own passages only. */
export const pythonWords =
  /\b(?:Python|python3?|[Pp]ytest|pip|PyPI|asyncio|conftest|pyproject|async with|async for|context managers?|keyword-only|(?:async|sync)_api|event loop|coroutines?|lambdas?|tuples?|decorators?|docstrings?|kwargs|PyInstaller|[Vv]irtual environments?|re\.compile|\w+\.py)\b|^(?:async )?with$/g;
